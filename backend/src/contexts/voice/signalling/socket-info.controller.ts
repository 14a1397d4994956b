import { Controller, Get } from '@nestjs/common';
import type { SocketAddressInfo } from '../../../../contracts/voice-signals.js';
import { Allow } from '../../../platform/http/allow.js';
import { ok } from '../../../platform/http/envelope.js';
import { NamedIceServices } from './ice-services.port.js';

@Controller('api/websocket')
export class SocketInfoController {
  constructor(private readonly services: NamedIceServices) {}

  /** Where the sockets are; nothing is connected there without a ticket. */
  @Get('info')
  @Allow('voice.read')
  info() {
    const answer: SocketAddressInfo = { websocket: { url: this.services.socketUrl } };
    return { ...ok(answer), ...answer };
  }
}
