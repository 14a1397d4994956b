import { TestClock } from '../../../test/test-clock.js';
import { InProcessRoomPlaces } from './in-process-room-places.js';
import { describeRoomPlaces } from './room-places.contract.js';

describeRoomPlaces('Places in the rooms of one process', () => {
  const clock = new TestClock();
  return { places: new InProcessRoomPlaces(clock), pass: async (seconds) => clock.advance({ seconds }) };
});
