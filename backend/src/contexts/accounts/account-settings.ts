/** What this context takes from the boot settings; bound by the composition root. */
export abstract class AccountSettings {
  /** Address under which people reach the installation, without a slash at the end. */
  abstract readonly publicUrl: string;
  /** Whether staff need a second factor for what their role allows. */
  abstract readonly staffSecondFactor: boolean;
}
