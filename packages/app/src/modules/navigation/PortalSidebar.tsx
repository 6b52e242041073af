import {
  Sidebar,
  SidebarDivider,
  SidebarGroup,
  SidebarItem,
  SidebarScrollWrapper,
  SidebarSpace,
} from '@backstage/core-components';
import { NavContentBlueprint } from '@backstage/plugin-app-react';
import { UserSettingsSignInAvatar } from '@backstage/plugin-user-settings';
import MenuIcon from '@material-ui/icons/Menu';
import { PortalLogo } from './PortalLogo';

export const PortalSidebar = NavContentBlueprint.make({
  params: {
    component: ({ navItems }) => {
      const items = navItems.withComponent(item => (
        <SidebarItem icon={() => item.icon} to={item.href} text={item.title} />
      ));
      // Reached from the entities that it draws.
      items.take('page:catalog-graph');
      return (
        <Sidebar>
          <PortalLogo />
          <SidebarDivider />
          <SidebarGroup label="Menu" icon={<MenuIcon />}>
            {items.take('page:openmcp')}
            {items.take('page:catalog')}
            {items.take('page:scaffolder')}
            <SidebarScrollWrapper>
              {items.rest({ sortBy: 'title' })}
            </SidebarScrollWrapper>
          </SidebarGroup>
          <SidebarSpace />
          <SidebarDivider />
          <SidebarGroup
            label="Settings"
            icon={<UserSettingsSignInAvatar />}
            to="/settings"
          >
            {items.take('page:user-settings')}
          </SidebarGroup>
        </Sidebar>
      );
    },
  },
});
