import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// What a browser fetches by itself; a link that a person follows is none of it.
const FETCHED = [
  /<(?:script|img|iframe|source|video|audio|embed)\b[^>]*?\ssrc="?((?:https?:)?\/\/[^"\s>]+)/g,
  /<link\b(?=[^>]*\srel="?(?:stylesheet|preload|prefetch|preconnect|icon|modulepreload))[^>]*?\shref="?((?:https?:)?\/\/[^"\s>]+)/g,
  /@import\s+(?:url\()?["']?((?:https?:)?\/\/[^"')\s]+)/g,
];
const IN_STYLES = [
  ...FETCHED.slice(2),
  /url\(["']?((?:https?:)?\/\/[^"')\s]+)/g,
];

/**
 * What a built site would fetch from other hosts by itself.
 *
 * @param {string} site - its folder
 * @returns {string[]} a sentence for each, with the file
 */
export function foreignAddresses(site) {
  return readdirSync(site, { recursive: true })
    .map(String)
    .sort()
    .flatMap(file => {
      const patterns =
        (file.endsWith('.html') && FETCHED) ||
        (file.endsWith('.css') && IN_STYLES) ||
        [];
      const text = patterns.length
        ? readFileSync(path.join(site, file), 'utf8')
        : '';
      return patterns
        .flatMap(pattern => [...text.matchAll(pattern)])
        .map(([, address]) => `${file} fetches ${address}`);
    });
}
