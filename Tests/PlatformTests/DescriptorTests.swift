import Expectations
import Foundation
import NavhostPlatform
import ProgramSupport
import Testing

@Suite struct DescriptorTests {
  @Test func aPipeGivesWhatItTookAndThenItsEnd() throws {
    let pipe = try #require(Ends())
    expectEqual(pipe.reading.wait(milliseconds: 0), .nothing)
    #expect(pipe.writing.writeAll(Array("one".utf8)))
    #expect(pipe.reading.hasInput(within: 1000))
    expectEqual(pipe.reading.readOn(atMost: 2), Array("on".utf8))
    expectEqual(pipe.reading.readByte(), UInt8(ascii: "e"))
    pipe.writing.close()
    expectEqual(pipe.reading.wait(milliseconds: -1), .end)
    expectEqual(pipe.reading.readOn(atMost: 8), [])
    #expect(pipe.reading.readByte() == nil)
    #expect(pipe.reading.close())
  }

  /// Whether a number is open says nothing about the descriptor that had it: another thread may have opened it.
  @Test func theOtherEndOfAPipeSeesThatOneIsClosed() throws {
    let pipe = try #require(Ends())
    #expect(pipe.reading.isOpen && pipe.writing.isOpen)
    expectEqual(pipe.writing.wait(milliseconds: 0), .nothing)
    #expect(pipe.reading.close())
    expectEqual(pipe.writing.wait(milliseconds: -1), .end)
    #expect(pipe.writing.close())
  }

  @Test func aNumberThatIsNeverOpenFails() {
    let none = Descriptor(number: -1)
    #expect(!none.isOpen && none.copy() == nil && !none.close())
    #expect(none.readOn(atMost: 8) == nil && !none.writeAll([1]))
  }

  @Test func ofSeveralItIsKnownWhichHaveInput() throws {
    let (quiet, full, over) = (
      try #require(Ends()), try #require(Ends()), try #require(Ends())
    )
    #expect(full.writing.writeAll([1]))
    over.writing.close()
    let ends = [quiet.reading, full.reading, over.reading]
    expectEqual(Descriptor.wait(for: ends, milliseconds: -1), [.nothing, .input, .end])
    for end in ends + [quiet.writing, full.writing] { end.close() }
  }

  @Test func oneThatDoesNotWaitSaysThatThereIsNothing() throws {
    let pipe = try #require(Ends())
    defer { for end in [pipe.reading, pipe.writing] { end.close() } }
    #expect(pipe.reading.setWaits(false))
    #expect(pipe.reading.readOn(atMost: 1) == nil && SystemError.last == .notNow)
    #expect(pipe.writing.writeAll([7]) && pipe.reading.readByte() == 7)
  }

  @Test func aCopyTakesThePlaceOfAnother() throws {
    let pipe = try #require(Ends())
    let nowhere = try #require(Descriptor(nowhere: .writing))
    let copy = try #require(nowhere.copy())
    #expect(pipe.writing.takePlace(of: copy) && copy.writeAll([1, 2]))
    expectEqual(pipe.reading.readOn(atMost: 8), [1, 2])
    for one in [copy, nowhere, pipe.reading, pipe.writing] { #expect(one.close()) }
  }

  @Test func filesAreOpenedAsTheyAreWanted() throws {
    let folder = try Folder()
    let path = folder.path("a")
    #expect(Descriptor(opening: path, .reading) == nil && SystemError.last == .missing)
    let file = try #require(Descriptor(opening: path, [.readingAndWriting, .new], mode: 0o600))
    #expect(Descriptor(opening: path, [.writing, .new]) == nil)
    #expect(file.writeAll([1, 2, 3, 4]) && file.waitForDisk() && file.cut(to: 3))
    var room = [UInt8](repeating: 0, count: 8)
    expectEqual(room.withUnsafeMutableBytes { file.read(into: $0, from: 1) }, 2)
    #expect(room.starts(with: [2, 3]))
    let other = try #require(Descriptor(opening: path, [.writing, .appending]))
    #expect(file.lock() && !other.lock())
    #expect(other.writeAll([9]) && FileStatus(path)?.size == 4)
    #expect(file.setMode(0o640) && FileStatus(file)?.mode == 0o640)
    for one in [file, other] { one.close() }
  }

  @Test func aTemporaryFileIsNew() throws {
    let (one, path) = try #require(Descriptor.temporary("navhost", ".lua"))
    let (other, otherPath) = try #require(Descriptor.temporary("navhost", ".lua"))
    defer { for path in [path, otherPath] { FileSystem.removeFile(path) } }
    #expect(path != otherPath && path.hasSuffix(".lua") && FileStatus(one)?.size == 0)
    for file in [one, other] { file.close() }
  }
}
