# Stands for Homebrew: loads a formula, and runs its steps and its test in a prefix of its own.
# usage: ruby homebrew.rb FORMULA.rb SOURCES PREFIX
require "fileutils"
require "pathname"

$formula, $sources, $prefix = ARGV.map { |path| Pathname(path).expand_path }

class Pathname
  def install(file)
    mkpath
    FileUtils.cp(file, self)
  end
end

class << ENV
  def prepend_path(name, path)
    self[name] = [path.to_s, self[name]].compact.join(":")
  end
end

class Formula
  NEEDED = %i[desc homepage url sha256 license depends_on].freeze

  class << self
    attr_reader :said, :described_test

    NEEDED.each do |name|
      define_method(name) { |value| ((@said ||= {})[name] ||= []) << value }
    end

    def test(&block)
      @described_test = block
    end

    # Another formula: it has to be one that this one depends on.
    def [](name)
      raise "#{name} is not among what it depends on" unless Navhost.said[:depends_on].include?(name)
      Struct.new(:opt_lib).new($prefix/"opt"/name/"lib")
    end
  end

  def bin
    $prefix/"bin"
  end

  def testpath
    $prefix/"test"
  end

  def system(*command)
    puts command.join(" ")
    Kernel.system(*command) or raise "this failed: #{command.join(" ")}"
  end

  def shell_output(command)
    said = Dir.chdir(testpath) { `#{command}` }
    raise "this failed: #{command}" unless $?.success?
    said
  end

  def assert_equal(wanted, found)
    raise "#{wanted.inspect} was wanted and #{found.inspect} found" unless wanted == found
  end

  def generate_completions_from_executable(*command)
    %w[bash zsh fish].each do |shell|
      text = IO.popen([*command.map(&:to_s), shell], &:read)
      raise "no completions for #{shell}" unless $?.success? && !text.empty?
      ($prefix/"completions").mkpath
      ($prefix/"completions"/shell).write(text)
    end
  end
end

load $formula.to_s
missing = Formula::NEEDED - Navhost.said.keys
raise "the formula does not say #{missing.join(", ")}" unless missing.empty?

formula = Navhost.new
Dir.chdir($sources) { formula.install }
formula.testpath.mkpath
formula.instance_eval(&Navhost.described_test)
