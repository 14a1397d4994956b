/** Devices as a browser would have them, for specs. */
export function fakeDevices() {
  const target = new EventTarget();
  const asked: MediaTrackConstraints[] = [];
  const found: MediaDeviceInfo[] = [];
  let named = true;
  let refusal: string | null = null;
  const track = { stopped: false, stop: () => (track.stopped = true) };
  const stream = { getTracks: () => [track], getAudioTracks: () => [track] } as unknown as MediaStream;
  const isThere = ({ deviceId }: MediaTrackConstraints): boolean => deviceId === undefined || found.some((device) => isExactly(deviceId, device));
  const media = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    enumerateDevices: async () => found.map((device) => ({ ...device, label: named ? device.label : '' })),
    getUserMedia: async ({ audio }: { audio: MediaTrackConstraints }) => {
      asked.push(audio);
      if (refusal) throw new DOMException('no', refusal);
      if (!isThere(audio)) throw new DOMException('no', 'OverconstrainedError');
      named = true;
      track.stopped = false;
      return stream;
    },
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: media });
  return {
    asked,
    stream,
    track,
    plug: (label: string, kind: MediaDeviceKind = 'audioinput') => {
      found.push({ kind, deviceId: `${kind}-${label}`, label, groupId: label } as MediaDeviceInfo);
      target.dispatchEvent(new Event('devicechange'));
    },
    hideNames: () => {
      named = false;
    },
    /** Null lets it be opened again. */
    refuse: (name: string | null) => {
      refusal = name;
    },
    remove: () => Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined }),
  };
}

const isExactly = (wanted: ConstrainDOMString, { deviceId }: MediaDeviceInfo): boolean =>
  typeof wanted === 'object' && 'exact' in wanted && wanted.exact === deviceId;

/** A sound machine that hears one loudness, 0 to 1 of the samples. */
export function fakeSound(amplitude: number) {
  class FakeContext {
    readonly state = 'running';
    createMediaStreamSource = () => ({ connect: () => undefined, disconnect: () => undefined });
    createAnalyser = () => ({ fftSize: 0, getFloatTimeDomainData: (samples: Float32Array) => samples.fill(amplitude) });
    createMediaStreamDestination = () => ({ stream: { getAudioTracks: () => [{ id: 'silence', enabled: true, stop: () => undefined }] } });
    close = async () => undefined;
  }
  const before = (globalThis as { AudioContext?: unknown }).AudioContext;
  Object.assign(globalThis, { AudioContext: FakeContext });
  return { remove: () => Object.assign(globalThis, { AudioContext: before }) };
}
