export * from './CapabilityDirectory';
export * from './capabilityKey';
export * from './OpenmcpTraitsProcessor';
