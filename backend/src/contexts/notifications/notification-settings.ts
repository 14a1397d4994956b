/** What this context takes from the boot settings; bound by the composition root. */
export abstract class NotificationSettings {
  /** Address under which people reach the installation, without a slash at the end. */
  abstract readonly publicUrl: string;
}
