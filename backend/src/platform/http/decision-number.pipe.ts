import { Injectable, type PipeTransform } from '@nestjs/common';
import { notFound } from '../refusals/refusals.js';

/** Accepts only what can be the number of a decision: anything else names nothing. */
@Injectable()
export class DecisionNumberPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^\d{1,9}$/.test(value)) throw notFound();
    return Number(value);
  }
}
