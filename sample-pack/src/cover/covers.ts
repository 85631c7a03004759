import { captainMiso, ironOrchard, lanternCafe, saltAndStarlight, secondHalf, unsentLetters } from './coversDay';
import { dustAndOrbit, lastTrain, monsoonClub, neonHarbor, rooftopSignal } from './coversNight';
import { canalHouse, luchadoraLuna, shrineOfSmallGods } from './coversQuiet';
import type { Cover } from './coverTypes';

const COVERS: Record<string, Cover> = {
  'neon-harbor': neonHarbor, 'salt-and-starlight': saltAndStarlight, 'lantern-cafe': lanternCafe, 'captain-miso': captainMiso,
  'second-half': secondHalf, 'small-gods': shrineOfSmallGods, 'last-train': lastTrain, 'canal-house': canalHouse,
  'luchadora-luna': luchadoraLuna, 'dust-and-orbit': dustAndOrbit, 'unsent-letters': unsentLetters, 'iron-orchard': ironOrchard,
  'rooftop-signal': rooftopSignal, 'monsoon-club': monsoonClub,
};

export function coverOf(work: string): Cover {
  const cover = COVERS[work];
  if (!cover) throw new Error(`No cover is drawn for "${work}": add one to cover/covers.ts`);
  return cover;
}
