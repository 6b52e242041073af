import { createCardExtension } from '@backstage/plugin-home-react';
import { widgetTitles } from '../messages/widgetTitles';
import {
  OpenmcpWidgetSettings,
  settingsSchema,
} from '../widget/widgetSettings';
import { openmcpPlugin } from './plugin';

/**
 * What needs attention, for home pages.
 *
 * @public
 */
export const HomePageOpenmcpAttention = openmcpPlugin.provide(
  createCardExtension<OpenmcpWidgetSettings>({
    name: 'HomePageOpenmcpAttention',
    title: widgetTitles.title,
    description: widgetTitles.description,
    layout: {
      width: { minColumns: 3, defaultColumns: 6 },
      height: { minRows: 3, defaultRows: 5 },
    },
    settings: { schema: settingsSchema },
    components: () =>
      import('../widget/WidgetContent').then(({ WidgetContent }) => ({
        Content: WidgetContent,
      })),
  }),
);
