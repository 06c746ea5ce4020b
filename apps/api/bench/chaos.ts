import { FAULTS, sufferFault } from "./load/faults.ts";
import { Product } from "./load/product.ts";

/*
 * `pnpm chaos [rounds] [writers]`: kills the server, then its database, and stops it in good order,
 * each several times while athletes change their plans on loopback. Fails if a change that was
 * acknowledged is not stored afterwards, or one is stored twice.
 */
const rounds = Number(process.argv[2] ?? 20);
const writers = Number(process.argv[3] ?? 32);

const product = await Product.start();
try {
  let isWhole = true;
  for (const fault of FAULTS) {
    const losses = await sufferFault(product, fault, { rounds, writers });
    const { calls, acknowledged, missing, doubled, longestOutage } = losses;
    const longest = (longestOutage / 1000).toFixed(1);
    console.log(
      `${fault.name.padEnd(24)}${rounds} rounds, ${calls} calls, ${acknowledged} acknowledged, ` +
        `${missing} missing, ${doubled} twice, ready after at most ${longest} s`,
    );
    isWhole = isWhole && missing === 0 && doubled === 0;
  }
  process.exitCode = isWhole ? 0 : 1;
} finally {
  await product.remove();
}
