/** What the audit takes from the settings; bound by the composition root. */
export abstract class ReviewSettings {
  /** Of a hundred decisions of that ISO time, so many are made once more. */
  abstract shareAt(at: string): number;
  /** Within so many hours a case that came up at that ISO time was to be decided. */
  abstract targetHoursAt(at: string): number;
}
