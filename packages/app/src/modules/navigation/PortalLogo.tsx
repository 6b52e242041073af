import {
  Link,
  sidebarConfig,
  useSidebarOpenState,
} from '@backstage/core-components';
import { makeStyles } from '@material-ui/core';

const useStyles = makeStyles({
  root: {
    height: 3 * sidebarConfig.logoHeight,
    display: 'flex',
    alignItems: 'center',
    marginBottom: -14,
  },
  link: {
    marginLeft: 24,
    color: '#ffffff',
    fontSize: 20,
    fontWeight: 700,
    whiteSpace: 'nowrap',
  },
});

export function PortalLogo() {
  const classes = useStyles();
  const { isOpen } = useSidebarOpenState();
  const text = isOpen ? 'openMCP portal' : 'oM';
  return (
    <div className={classes.root}>
      <Link
        to="/"
        underline="none"
        className={classes.link}
        // Whoever speaks to the browser says what stands there.
        aria-label={`${text}, home`}
      >
        {text}
      </Link>
    </div>
  );
}
