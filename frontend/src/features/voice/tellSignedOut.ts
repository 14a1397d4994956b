import type { Told } from '../../calls/Failure';
import { toast } from '../../design/toast';
import { isSignedOut } from './words';

/** Says what a session that has ended has kept from being done; the window that asked for it goes with the session. */
export function tellSignedOut(error: unknown, told: (error: unknown) => Told): void {
  if (isSignedOut(error)) void toast({ ...told(error), tone: 'danger' });
}
