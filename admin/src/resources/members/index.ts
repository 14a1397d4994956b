import { displayName } from '@contracts/accounts';
import type { MemberRow } from '@contracts/moderation';
import type { ResourceProps } from 'react-admin';
import { MemberDesk } from './MemberDesk';

export const members: ResourceProps = { name: 'members', list: MemberDesk, recordRepresentation: (member: MemberRow) => displayName(member) };
