import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be shut, as when a network is left: nothing goes through and nobody is told. */
export interface Gate {
  readonly port: number;
  shut(): void;
  /** Another network: the connections of before belong to none, and new ones go through. */
  open(): void;
  stop(): Promise<void>;
}

export async function startGate(to: number): Promise<Gate> {
  const sides = new Set<Socket>();
  let isShut = false;
  const end = () => {
    for (const side of sides) side.destroy();
  };
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const [side, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sides.add(side);
      side.on('data', (bytes) => {
        if (!isShut) other.write(bytes);
      });
      side.on('error', () => side.destroy());
      side.on('close', () => {
        sides.delete(side);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    shut() {
      isShut = true;
    },
    open() {
      end();
      isShut = false;
    },
    async stop() {
      server.close();
      end();
      await once(server, 'close');
    },
  };
}
