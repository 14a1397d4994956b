import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { SampleCare } from './sample-care.service.js';
import type { TidySample } from './second-review.commands.js';

@Injectable()
export class TidySampleHandler implements ICommandHandler<TidySample> {
  constructor(private readonly care: SampleCare) {}

  execute({ origin }: TidySample): Promise<void> {
    return this.care.tidy(origin);
  }
}
