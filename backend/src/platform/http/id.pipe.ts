import { Injectable, type PipeTransform } from '@nestjs/common';
import { validate } from 'uuid';
import { malformed } from '../refusals/refusals.js';

/** Lets only UUIDs through as path parameters. */
@Injectable()
export class IdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (validate(value)) return value;
    throw malformed('Adresteki kimlik geçersiz.');
  }
}
