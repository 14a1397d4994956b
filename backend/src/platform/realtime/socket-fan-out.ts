import type { Server } from 'socket.io';

/** Makes the rooms of the socket servers of all processes one, for what is said to a room and is not a fact of the log. */
export interface SocketFanOut {
  join(server: Server): void;
}

/** For an installation of one process: its rooms are all there are. */
export const oneServer: SocketFanOut = { join: () => undefined };
