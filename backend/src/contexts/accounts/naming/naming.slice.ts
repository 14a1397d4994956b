import type { Slice } from '../../../platform/slices/slice.js';
import { MemberQuery } from '../views/member.query.js';
import { Names } from './names.js';
import { StaffNames } from './staff-names.js';

/** Which names may be taken. */
export const naming: Slice = { providers: [Names, { provide: StaffNames, useExisting: MemberQuery }] };
