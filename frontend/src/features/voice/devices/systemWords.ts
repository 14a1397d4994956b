/** What is not chosen on this device is left to the system. */
export const SYSTEM_DEVICE = { microphone: 'Sistemin mikrofonu', speaker: 'Sistemin hoparlörü' } as const;
