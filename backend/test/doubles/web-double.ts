import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server elsewhere on the web, played by one on this machine, which remembers what it was asked. */
export class WebDouble {
  readonly asked: Asked[] = [];
  /** By path; whatever else is asked is not there. */
  readonly answers = new Map<string, RequestListener>();

  private constructor(private readonly server: Server) {}

  static async open(): Promise<WebDouble> {
    const server = createServer();
    const double = new WebDouble(server);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { method = '', url: path = '', headers } = request;
        double.asked.push({ method, path, headers, body: Buffer.concat(parts) });
        const answers = double.answers.get(path);
        if (answers) answers(request, response);
        else response.writeHead(404).end();
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return double;
  }

  /** As `OUTGOING_ALLOWED` names it. */
  get place(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  at(path: string): string {
    return `http://${this.place}${path}`;
  }

  page(path: string, html: string, type = 'text/html; charset=utf-8'): string {
    this.answers.set(path, (_, response) => response.writeHead(200, { 'content-type': type, 'set-cookie': 'kim=1' }).end(html));
    return this.at(path);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}
