import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readManifest } from '@openmcp/backstage-plugin-openmcp-common/manifest-reader';

/** Folder of the concept. */
export const conceptFolder = resolve(__dirname, '../../../../docs/concept');

const FENCED = /^```(\S*)\n(.*?)^```$/gms;

/** An object in an example of the concept. */
export interface ManifestObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  spec: Record<string, unknown>;
}

/** An example: what stands between two fences. */
export interface ConceptExample {
  /** Page and number of the example in it, from 1. */
  place: string;
  code: string;
  /** One for each document. */
  values: unknown[];
}

/** The pages of the concept, by their paths in it. */
export function readConceptPages(): Map<string, string> {
  return new Map(
    readdirSync(conceptFolder, { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.md'))
      .sort()
      .map(path => [path, readFileSync(resolve(conceptFolder, path), 'utf8')]),
  );
}

/**
 * Every example in YAML, cut into its documents.
 *
 * @throws Error when one cannot be read
 */
export function readConceptExamples(): ConceptExample[] {
  return [...readConceptPages()].flatMap(([page, text]) =>
    [...text.matchAll(FENCED)].flatMap(([, language, code], position) => {
      const place = `${page} #${position + 1}`;
      return language === 'yaml'
        ? [{ place, code, values: readDocuments(place, code) }]
        : [];
    }),
  );
}

function readDocuments(place: string, code: string): unknown[] {
  return code.split(/^---$/m).map(document => {
    const { value, problems } = readManifest(document);
    if (problems.length > 0) {
      throw new Error(`${place}: ${JSON.stringify(problems)}`);
    }
    return value;
  });
}

/** Whether a document is an object of a cluster. */
export function isManifestObject(value: unknown): value is ManifestObject {
  return (
    typeof value === 'object' &&
    value !== null &&
    'apiVersion' in value &&
    'kind' in value
  );
}
