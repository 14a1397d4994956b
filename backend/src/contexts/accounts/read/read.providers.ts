import { ConsentQuery } from './consent.query.js';
import { DataExportQuery } from './data-export.query.js';
import { IdentitiesQuery } from './identities.query.js';
import { MemberQuery } from './member.query.js';
import { OpenSessionsQuery } from './open-sessions.query.js';
import { ProfileQuery } from './profile.query.js';
import { SecondFactorQuery } from './second-factor.query.js';
import { SecurityLogQuery } from './security-log.query.js';
import { SessionQuery } from './session.query.js';

export const readProviders = [
  OpenSessionsQuery,
  SecurityLogQuery,
  ProfileQuery,
  DataExportQuery,
  MemberQuery,
  SessionQuery,
  ConsentQuery,
  IdentitiesQuery,
  SecondFactorQuery,
];
