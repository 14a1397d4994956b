import { describe, expect, it } from '@jest/globals';
import { missingOperator } from './missing-operator.js';
import { readSettings } from './settings.js';

const OPERATOR = { OPERATOR_NAME: 'Meydan Derneği', OPERATOR_EMAIL: 'bilgi@meydan.test' };
const told = (environment: Record<string, string | undefined>) => missingOperator(readSettings(environment));

describe('A missing operator', () => {
  it.each([{}, { PUBLIC_URL: 'http://[::1]:3001' }, { HOST: 'localhost' }])('is nobody’s concern on one’s own machine: %j', (here) =>
    expect(told(here)).toBeNull(),
  );
  it.each([{ PUBLIC_URL: 'http://meydan.test' }, { HOST: '0.0.0.0' }])('is told where others come: %j', (open) => {
    expect(told(open)).toContain('OPERATOR_NAME and OPERATOR_EMAIL are not set');
    expect(told({ ...open, ...OPERATOR })).toBeNull();
  });
});
