import { widgetTitles } from '../messages/widgetTitles';

/**
 * What a person chooses for the widget.
 *
 * @public
 */
export interface OpenmcpWidgetSettings {
  /** Names of the clusters to look at; empty or missing: all. */
  clusters?: string[];
  /** Only installations of providers that a group of the reader owns. */
  onlyOwned?: boolean;
  /** Most installations that are named, 3 to 5. Default: 5. */
  rows?: number;
}

const LEAST_ROWS = 3;
const MOST_ROWS = 5;

const { settings: texts } = widgetTitles;

/**
 * How home pages ask for {@link OpenmcpWidgetSettings}. They translate no texts of
 * widgets.
 *
 * @internal
 */
export const settingsSchema = {
  title: texts.title,
  type: 'object' as const,
  properties: {
    clusters: {
      title: texts.clusters,
      type: 'array' as const,
      items: { type: 'string' as const, title: texts.cluster },
      uniqueItems: true,
    },
    onlyOwned: {
      title: texts.onlyOwned,
      type: 'boolean' as const,
      default: false,
    },
    rows: {
      title: texts.rows,
      type: 'integer' as const,
      minimum: LEAST_ROWS,
      maximum: MOST_ROWS,
      default: MOST_ROWS,
    },
  },
};

/**
 * Settings as they count: what home pages have kept may be of any shape.
 *
 * @internal
 */
export function readSettings(settings: OpenmcpWidgetSettings) {
  const { clusters, onlyOwned, rows } = settings;
  const names = Array.isArray(clusters) ? clusters : [];
  return {
    clusters: [
      ...new Set(
        names
          .filter(name => typeof name === 'string')
          .map(name => name.trim())
          .filter(Boolean),
      ),
    ].sort(),
    onlyOwned: onlyOwned === true,
    rows:
      typeof rows === 'number' && Number.isFinite(rows)
        ? Math.min(Math.max(Math.round(rows), LEAST_ROWS), MOST_ROWS)
        : MOST_ROWS,
  };
}
