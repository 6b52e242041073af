export { ManifestTab as default } from './ManifestTab';
