export { Person } from './Person';
export { TaskCluster } from './TaskCluster';
export { TaskPortal } from './TaskPortal';
