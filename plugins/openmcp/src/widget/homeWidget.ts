import { HomePageWidgetBlueprint } from '@backstage/plugin-home-react/alpha';
import { mayRead } from '../mayRead';
import { widgetTitles } from '../messages/widgetTitles';
import { settingsSchema } from './widgetSettings';

/**
 * The widget for home pages of the new frontend system.
 *
 * @internal
 */
export const homeWidget = HomePageWidgetBlueprint.make({
  name: 'attention',
  if: mayRead,
  params: {
    name: 'OpenmcpAttention',
    title: widgetTitles.title,
    description: widgetTitles.description,
    layout: {
      width: { minColumns: 3, defaultColumns: 6 },
      height: { minRows: 3, defaultRows: 5 },
    },
    settings: { schema: settingsSchema },
    components: () =>
      import('./WidgetContent').then(({ WidgetContent }) => ({
        Content: WidgetContent,
      })),
  },
});
