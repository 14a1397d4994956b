import { useRows } from '../../providers/useRows';

export const INVITATIONS = 'invitations';

/** Who was invited, the newest first. */
export const useInvitations = () => useRows({ queryKey: [INVITATIONS], read: (server, place, signal) => server.invitations(place, signal) });
