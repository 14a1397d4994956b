import type { RegistrationMode } from '../../../contracts/invitations.js';

/** What this context takes from the settings, as they are at the moment it asks; bound by the composition root. */
export abstract class AccountSettings {
  /** Address under which people reach the installation, without a slash at the end. */
  abstract readonly publicUrl: string;
  /** Whether staff need a second factor for what their role allows. */
  abstract readonly staffSecondFactor: boolean;
  /** Who may open an account. */
  abstract readonly registrationMode: RegistrationMode;
  /** Accounts that one address of the network may open in an hour; 0 for as many as it likes. */
  abstract readonly registrationsPerHour: number;
}
