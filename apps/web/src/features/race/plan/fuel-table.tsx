import type { RaceFuel } from "@triplan/domain";
import page from "../styles/race-page.module.css";
import styles from "./fuel-table.module.css";
import { fluidText, gramsText, howText, partText, whenText } from "./fuel-texts.ts";

/** What to eat and drink, hour by hour. */
export function FuelTable({ fuel }: { fuel: RaceFuel }) {
  const { rows, grams, milliliters, rate } = fuel;
  const scale = Math.max(1, ...rows.map((row) => row.grams.most));
  return (
    <section className={page.panel} aria-labelledby="fuel">
      <h2 id="fuel">Fuel by the hour</h2>
      <p className={page.lead}>
        {gramsText(grams)} of carbohydrate and {fluidText(milliliters)} on the course;{" "}
        {gramsText(rate)} an hour on the bike.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Carbohydrate</th>
            <th scope="col" data-figure>
              Fluid
            </th>
            <th scope="col" data-wide>
              How
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={`${row.when} ${row.from}`}>
              <th scope="row">
                <b>{whenText(row, index === rows.length - 1)}</b>
                <span>{partText(row)}</span>
              </th>
              <td className={styles.grams}>
                <b>{gramsText(row.grams)}</b>
                <span aria-hidden>
                  <i
                    style={{ width: `${(100 * row.grams.most) / scale}%` }}
                    data-race={row.when === "race" || undefined}
                  />
                </span>
              </td>
              <td data-figure>{fluidText(row.milliliters)}</td>
              <td data-wide className={styles.how}>
                {howText(row)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={page.note}>
        Start at the lower end if you have not practised more. Nothing new on race day.
      </p>
    </section>
  );
}
