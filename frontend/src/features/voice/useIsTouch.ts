import { useMediaQuery } from '@mantine/hooks';

/** Whether the device is used by fingers, and so has no key that could be held. */
export const useIsTouch = (): boolean => useMediaQuery('(hover: none) and (pointer: coarse)', false, { getInitialValueInEffect: false });
