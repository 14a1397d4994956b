import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { APPLICATION_LIMITS } from '../../../../contracts/job-applications.js';

const NOTICE = readFileSync(join(__dirname, '../../../../pages/aydinlatma.md'), 'utf8');

describe('The notice about personal data', () => {
  it('tells what an application holds and who reads it', () =>
    expect(NOTICE).toMatch(/### İş başvuruları\n\n- \*\*Ne:\*\*.*telefonunuz.*CV’niz.*notları ve puanları.*yalnızca ilanın sahibi ve yetkili ekibi/s));
  it('tells how long it is kept', () => {
    expect(NOTICE).toContain(`başvurudan ${APPLICATION_LIMITS.keptMonths} ay sonra yok edilir`);
    expect(NOTICE).toContain(`göndermediğiniz CV ${APPLICATION_LIMITS.unusedHours} saat sonra silinir`);
  });
});
