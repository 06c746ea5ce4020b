import { useCallback, useEffect, useRef } from "react";

interface Tone {
  hertz: number;
  seconds: number;
}

export const TONES = {
  /** One of the last seconds of a step. */
  count: { hertz: 587, seconds: 0.1 },
  /** The next step starts. */
  step: { hertz: 880, seconds: 0.35 },
} as const satisfies Record<string, Tone>;

const VOLUME = 0.4;
const FADE_SECONDS = 0.02;

function sound(context: AudioContext, { hertz, seconds }: Tone) {
  const end = context.currentTime + seconds;
  const oscillator = new OscillatorNode(context, { frequency: hertz });
  const gain = new GainNode(context, { gain: VOLUME });
  // Without a fade the end of a tone clicks.
  gain.gain.setTargetAtTime(0, end - FADE_SECONDS, FADE_SECONDS / 3);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start();
  oscillator.stop(end + FADE_SECONDS);
}

/** Plays short tones while mounted. Silent where the browser can't. */
export function useTones(): (tone: Tone) => void {
  const audio = useRef<AudioContext | null>(null);
  useEffect(() => {
    if (!("AudioContext" in globalThis)) return undefined;
    const context = new AudioContext();
    audio.current = context;
    // Browsers let a page make sound only after a press on it, and stop it during a phone call.
    const resume = () => void context.resume().catch(() => undefined);
    document.addEventListener("pointerdown", resume);
    document.addEventListener("visibilitychange", resume);
    return () => {
      document.removeEventListener("pointerdown", resume);
      document.removeEventListener("visibilitychange", resume);
      void context.close();
    };
  }, []);
  return useCallback((tone) => {
    // A tone for a suspended context would sound when it resumes, too late.
    if (audio.current?.state === "running") sound(audio.current, tone);
  }, []);
}
