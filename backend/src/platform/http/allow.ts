import { SetMetadata } from '@nestjs/common';
import type { Permission } from '../../../contracts/permissions.js';

export const ALLOW = 'meydan:allow';
/** The permission that a route needs. Every route has one; a test sees to it. */
export const Allow = (permission: Permission) => SetMetadata(ALLOW, permission);
