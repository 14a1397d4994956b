import { TestClock } from '../../backend/test/test-clock';

/** A clock that goes on by a millisecond whenever it is read, so that no two acts of a journey happen at one moment, as none do outside of tests. */
export class GoingClock extends TestClock {
  override now(): Date {
    const now = super.now();
    this.advance({ seconds: 0.001 });
    return now;
  }
}
