import { Entity, parseEntityRef } from '@backstage/catalog-model';
import {
  CatalogCollatorEntityTransformer,
  defaultCatalogCollatorEntityTransformer,
} from '@backstage/plugin-search-backend-module-catalog';

/** Annotations by whose values people look for providers and installations. */
const ANNOTATIONS = [
  'openmcp.cloud/image',
  'openmcp.cloud/provider-name',
  'openmcp.cloud/cluster',
  'openmcp.cloud/installation-kind',
  'openmcp.cloud/installation-name',
];

function isOfOpenmcp({ spec }: Entity): boolean {
  const type = String(spec?.type ?? '');
  return type.startsWith('openmcp-') || type === 'kubernetes-cluster';
}

/** The words of an image repository or a name, for who remembers only one. */
function partsOf(text: string): string[] {
  return text.split(/[/.:@]+/).filter(part => part && part !== text);
}

function nameOf(ref: string): string[] {
  try {
    return [parseEntityRef(ref).name];
  } catch {
    return [];
  }
}

function wordsOf({ metadata, spec }: Entity): string[] {
  const { annotations = {} } = metadata;
  const values = ANNOTATIONS.map(name => annotations[name]).filter(
    value => typeof value === 'string',
  );
  const provider = annotations['openmcp.cloud/provider'];
  const tool = Object(spec?.openmcp).tool;
  return [
    metadata.name,
    ...values,
    ...values.flatMap(partsOf),
    ...[provider, tool].filter(ref => typeof ref === 'string').flatMap(nameOf),
    ...(metadata.tags ?? []),
  ];
}

/**
 * Makes the document by which an entity is found. To what the catalog's collator
 * says, it adds for entities of openMCP the words by which they are looked for: the
 * image repository, the platform cluster, the kind, and the name in full. Entities
 * of others are as that collator makes them.
 *
 * @public
 */
export const createEntityDocument: CatalogCollatorEntityTransformer =
  entity => {
    const document = defaultCatalogCollatorEntityTransformer(entity);
    if (!isOfOpenmcp(entity)) {
      return document;
    }
    const words = [...new Set(wordsOf(entity))].join(' ');
    return {
      ...document,
      text: [document.text, words].filter(Boolean).join(' : '),
    };
  };
