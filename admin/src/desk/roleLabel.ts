import { ACTOR_LABEL } from '@contracts/staff';

/** Turkish names of the roles a member or an actor of a recorded event may have. */
export const ROLE_LABEL: Readonly<Record<string, string>> = ACTOR_LABEL;
