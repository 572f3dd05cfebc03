/** The frequencies of a pentatonic scale on D, of which all notes are consonant. */
const SCALE = [293.66, 329.63, 392, 440, 493.88, 587.33, 659.26, 783.99, 880, 987.77, 1174.66, 1318.51];

/**
 * All sounds of the games. The browser synthesises them, so no file is fetched. Browsers allow sound only after a touch or a key press.
 * `muted` is the player's choice, stored in this browser.
 */
export class Sound {
  private context: AudioContext | undefined;
  private master: GainNode | undefined;
  private noise: AudioBuffer | undefined;
  private off: boolean;

  constructor(private readonly store: Pick<Storage, 'getItem' | 'setItem'> | undefined) {
    this.off = store?.getItem('studio.sound') === 'off';
  }

  get muted(): boolean {
    return this.off;
  }

  set muted(value: boolean) {
    this.off = value;
    this.store?.setItem('studio.sound', value ? 'off' : 'on');
    if (this.master) this.master.gain.value = value ? 0 : 0.5;
  }

  /** Starts the audio. Call it from a touch or a key press. */
  wake(): void {
    if (!this.context && typeof AudioContext !== 'undefined') {
      this.context = new AudioContext();
      const limiter = this.context.createDynamicsCompressor();
      this.master = this.context.createGain();
      this.master.gain.value = this.off ? 0 : 0.5;
      this.master.connect(limiter).connect(this.context.destination);
      const length = this.context.sampleRate * 0.5;
      this.noise = this.context.createBuffer(1, length, this.context.sampleRate);
      const data = this.noise.getChannelData(0);
      for (let i = 0; i < length; i++) data[i] = Math.random() * 2 - 1;
    }
    if (this.context?.state === 'suspended') void this.context.resume();
  }

  close(): void {
    void this.context?.close();
    this.context = undefined;
  }

  click(): void {
    this.pluck(660, 0, 0.05, 0.12);
  }
  start(): void {
    this.hiss(0, 0.22, 900, 0.12);
  }
  /** Plays a knock when a reel stops; lower for reels further right. */
  stop(place: number): void {
    this.tone('sine', 170 - place * 40, 60, 0, 0.11, 0.5);
    this.hiss(0, 0.05, 2400, 0.1);
  }
  /** Plays a note when the nth scatter stops. */
  scatter(nth: number): void {
    const base = SCALE[Math.min(SCALE.length - 3, 3 + nth * 2)]!;
    this.bell(base, 0, 0.5);
    this.bell(base * 1.5, 0.09, 0.35);
  }
  await(place: number): void {
    this.tone('triangle', 220 + place * 120, 440 + place * 160, 0, 0.95, 0.12);
  }
  pop(count: number): void {
    for (let i = 0; i < Math.min(5, count); i++) this.pluck(SCALE[i + 2]!, i * 0.035, 0.12, 0.2);
  }
  fall(depth: number): void {
    this.tone('sine', 130 + depth * 18, 70, 0, 0.14, 0.35);
  }
  expand(): void {
    this.hiss(0, 0.4, 1600, 0.12);
    [4, 6, 8].forEach((step, i) => this.bell(SCALE[step]!, i * 0.08, 0.3));
  }
  coin(): void {
    this.bell(1318, 0, 0.3);
    this.bell(1760, 0.06, 0.22);
  }
  orb(): void {
    this.bell(523, 0, 0.35);
    this.tone('sine', 260, 780, 0, 0.35, 0.12);
  }
  tick(step: number): void {
    this.pluck(SCALE[step % SCALE.length]! * 1.5, 0, 0.05, 0.07);
  }
  /** Plays a win. `size`, in stakes, decides the number of notes. */
  win(size: number): void {
    const notes = size >= 15 ? 10 : size >= 5 ? 7 : size >= 1 ? 5 : 3;
    for (let i = 0; i < notes; i++)
      this.pluck(SCALE[Math.min(SCALE.length - 1, i + 2)]!, i * 0.075, 0.35, 0.24);
  }
  /** Plays a rising melody for big wins and features. */
  fanfare(): void {
    this.tone('sawtooth', 146.8, 146.8, 0, 1.6, 0.06);
    [0, 2, 4, 5, 7, 9, 11].forEach((step, i) => {
      this.bell(SCALE[step]!, i * 0.13, 0.42);
      this.pluck(SCALE[step]! / 2, i * 0.13, 0.5, 0.2);
    });
  }

  private bell(frequency: number, delay: number, volume: number): void {
    this.tone('sine', frequency, frequency, delay, 0.9, volume * 0.6);
    this.tone('sine', frequency * 2.76, frequency * 2.76, delay, 0.35, volume * 0.18);
  }

  private pluck(frequency: number, delay: number, length: number, volume: number): void {
    this.tone('triangle', frequency, frequency * 0.995, delay, length, volume);
  }

  private tone(
    type: OscillatorType,
    from: number,
    to: number,
    delay: number,
    length: number,
    volume: number,
  ): void {
    const { context, master } = this;
    if (!context || !master || this.off) return;
    const at = context.currentTime + delay;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = type;
    oscillator.frequency.setValueAtTime(from, at);
    oscillator.frequency.exponentialRampToValueAtTime(Math.max(20, to), at + length);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(volume, at + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0008, at + length);
    oscillator.connect(gain).connect(master);
    oscillator.start(at);
    oscillator.stop(at + length + 0.02);
  }

  private hiss(delay: number, length: number, frequency: number, volume: number): void {
    const { context, master, noise } = this;
    if (!context || !master || !noise || this.off) return;
    const at = context.currentTime + delay;
    const source = context.createBufferSource();
    source.buffer = noise;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = frequency;
    const gain = context.createGain();
    gain.gain.setValueAtTime(volume, at);
    gain.gain.exponentialRampToValueAtTime(0.0008, at + length);
    source.connect(filter).connect(gain).connect(master);
    source.start(at);
    source.stop(at + length);
  }
}
