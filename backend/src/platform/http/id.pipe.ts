import { Injectable, type PipeTransform } from '@nestjs/common';
import { validate } from 'uuid';
import { CODE } from '../../../contracts/envelope.js';
import { RuleViolation } from '../../kernel/rule-violation.js';

/** Lets only UUIDs through as path parameters. */
@Injectable()
export class IdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (validate(value)) return value;
    throw new RuleViolation(CODE.malformed, 'Adresteki kimlik geçersiz.', null, 'malformed');
  }
}
