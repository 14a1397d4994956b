import { notifications } from '@mantine/notifications';
import { act } from 'react';

/** Takes away the messages that tests have left: only so many are shown at once. */
export const noToasts = () => act(async () => notifications.clean());
