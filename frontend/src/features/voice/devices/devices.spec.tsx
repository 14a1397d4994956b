/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { inReact, leaveAll, until } from '../../../../testing/inReact';
import { devicesOf, onDevicesChange, useDevices } from './devices';
import { fakeDevices } from './devices.fixture';
import { loudnessOf } from './level';
import { MicrophoneError, openMicrophone } from './microphone';

const HOW = { inputId: null, noiseSuppression: true, echoCancellation: false, autoGainControl: true };
let media: ReturnType<typeof fakeDevices>;

beforeEach(() => {
  media = fakeDevices();
});
afterEach(async () => {
  await leaveAll();
  media.remove();
});

describe('Opening the microphone', () => {
  it('asks for what the member prefers, and leaves the device to the system', async () => {
    await openMicrophone(HOW);
    expect(media.asked).toEqual([{ noiseSuppression: true, echoCancellation: false, autoGainControl: true }]);
  });
  it('takes the microphone of the system where the chosen one is gone', async () => {
    media.plug('Dahili Mikrofon');
    const stream = await openMicrophone({ ...HOW, inputId: 'gone' });
    expect(media.asked.map(({ deviceId }) => deviceId)).toEqual([{ exact: 'gone' }, undefined]);
    expect(stream).toBe(media.stream);
  });
  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
  ])('%s means that it is %s', async (name, problem) => {
    media.refuse(name);
    await expect(openMicrophone(HOW)).rejects.toEqual(new MicrophoneError(problem as 'denied'));
    await openMicrophone(HOW).catch((error: MicrophoneError) => expect(error.problem).toBe(problem));
  });
  it('is denied where the page has no devices', async () => {
    media.remove();
    await openMicrophone(HOW).then(
      () => expect('open').toBe('refused'),
      (error: MicrophoneError) => expect(error.problem).toBe('denied'),
    );
  });
});

describe('The devices', () => {
  it('are listed once each, with the one that the system would choose', () => {
    const of = (kind: MediaDeviceKind, deviceId: string, label: string, groupId: string) => ({ kind, deviceId, label, groupId }) as MediaDeviceInfo;
    const found = [
      of('audioinput', 'default', 'Default - Dahili Mikrofon', 'g1'),
      of('audioinput', 'a', 'Dahili Mikrofon', 'g1'),
      of('audioinput', 'b', 'USB Kulaklık', 'g2'),
      of('audiooutput', 'communications', 'Communications - USB Kulaklık', 'g2'),
      of('audiooutput', 'c', 'USB Kulaklık', 'g2'),
      of('videoinput', 'd', 'Kamera', 'g3'),
    ];
    expect(devicesOf(found)).toEqual({
      microphones: [
        { id: 'a', label: 'Dahili Mikrofon', isDefault: true },
        { id: 'b', label: 'USB Kulaklık', isDefault: false },
      ],
      speakers: [{ id: 'c', label: 'USB Kulaklık', isDefault: false }],
    });
  });
  it('follow what is plugged in, and take their names once one was opened', async () => {
    media.plug('Dahili Mikrofon');
    media.hideNames();
    const shown = await inReact(useDevices, undefined);
    await until(() => shown.now.microphones.length === 1);
    expect(shown.now.microphones[0]?.label).toBe('');
    await act(() => openMicrophone(HOW));
    await until(() => shown.now.microphones[0]?.label === 'Dahili Mikrofon');
    await act(async () => media.plug('USB Kulaklık'));
    await until(() => shown.now.microphones.length === 2);
  });
  it('tell who listens, until they do no more', () => {
    let times = 0;
    const stop = onDevicesChange(() => {
      times += 1;
    });
    media.plug('USB Kulaklık');
    stop();
    media.plug('Kulaklık');
    expect(times).toBe(1);
  });
});

describe('Loudness', () => {
  it.each([
    [0, 0],
    [0.0001, 0],
    [0.001, 0],
    [0.0316, 0.5],
    [1, 1],
    [2, 1],
  ])('of an amplitude of %d is %d', (amplitude, loudness) => {
    expect(loudnessOf(new Float32Array(64).fill(amplitude))).toBeCloseTo(loudness, 2);
  });
});
