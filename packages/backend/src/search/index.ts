export { default } from './searchEngine';
