import { describe, expect, it } from '@jest/globals';
import { pastSignIns } from './signIns';

const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`;
const on = { device: 'Firefox, Linux', place: 'İstanbul saat dilimi' };

describe('What is past of a member’s sign-ins', () => {
  it('stands in one list, the newest first, with its reason', () => {
    const closed = [{ id: 'c', ...on, created_at: at(1), ended_at: at(3), ended_for: 'restricted' as const }];
    const refused = [
      { id: 'r', ...on, why: 'restricted' as const, count: 1, at: at(4) },
      { id: 'w', ...on, why: 'wrong_password' as const, count: 7, at: at(2) },
    ];
    expect(pastSignIns({ open: [], closed, refused }).map(({ what, state }) => [what, state])).toEqual([
      ['Giriş denemesi · Firefox, Linux · İstanbul saat dilimi', 'Hesap kısıtlı'],
      ['Firefox, Linux · İstanbul saat dilimi', 'Kararla kapatıldı'],
      ['7 giriş denemesi · Firefox, Linux · İstanbul saat dilimi', 'Şifre yanlış'],
    ]);
  });
});
