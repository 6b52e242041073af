export * from './parseClusterPurposes';
export * from './parseConfiguration';
export * from './parseCustomResource';
export * from './parseNamespaceName';
