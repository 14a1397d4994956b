/** How much there may be in a second. */
export class Budget {
  private began = 0;
  private spent = 0;

  constructor(private readonly most: number) {}

  /** Whether there is as much left; then it is spent. */
  spend(amount: number, now: number): boolean {
    if (now - this.began >= 1_000) [this.began, this.spent] = [now, 0];
    if (this.spent + amount > this.most) return false;
    this.spent += amount;
    return true;
  }
}
