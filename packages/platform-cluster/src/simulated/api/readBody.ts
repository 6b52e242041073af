import { IncomingMessage } from 'node:http';
import { parse } from 'yaml';
import { NewObject } from '../objects';
import { ApiError } from './ApiError';

const limit = 3 * 1024 * 1024;

/**
 * Reads the text of a body.
 *
 * @param request - the HTTP request
 * @throws ApiError 413 when it is longer than 3 MiB, as etcd's limit demands
 * @internal
 */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > limit) {
      throw new ApiError(
        413,
        'RequestEntityTooLarge',
        `Request entity too large: limit is ${limit}`,
      );
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

// A YAML parser reads JSON, too, but takes many times as long.
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parse(text);
  }
}

/**
 * Reads an object from a body, JSON or YAML.
 *
 * @param text - the body
 * @throws ApiError 400 when there is no object in it
 * @internal
 */
export function parseObject(text: string): NewObject {
  let value: unknown;
  try {
    value = parsed(text);
  } catch (error) {
    throw ApiError.badRequest(`error decoding YAML: ${error}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw ApiError.badRequest('the body of the request holds no object');
  }
  return value as NewObject;
}
