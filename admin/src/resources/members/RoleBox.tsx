import type { MemberCase } from '@contracts/moderation';
import { Panel } from '../../desk/Panel';
import { RoleChoice } from './RoleChoice';

/** Gives a member a role in running the house, or takes it. */
export const RoleBox = ({ member }: { member: MemberCase }) => (
  <Panel title="Görev" level="h2">
    <RoleChoice member={member} />
  </Panel>
);
