import { HomePageWidgetBlueprint } from '@backstage/plugin-home-react/alpha';
import { mayRead } from '../mayRead';
import { widgetMessages } from '../messages/widgetMessages';
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
    title: widgetMessages.widget.title,
    description: widgetMessages.widget.description,
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
